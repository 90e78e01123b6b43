FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# The pages state absolute URLs, the embedded backend's rule for passwords, how long enquiries are kept, and samples. The
# build does not use the backend's key.
ARG SITE_URL
ARG BACKEND_URL
ARG BACKEND_EXTENSIONS
ARG ENQUIRY_RETENTION_DAYS
ARG SITE_INDEXING
ENV SITE_URL=$SITE_URL BACKEND_URL=$BACKEND_URL BACKEND_EXTENSIONS=$BACKEND_EXTENSIONS ENQUIRY_RETENTION_DAYS=$ENQUIRY_RETENTION_DAYS SITE_INDEXING=$SITE_INDEXING
RUN BACKEND_API_KEY=${BACKEND_URL:+unused} npm run build
RUN node --import tsx lib/cli/copy-container-image.ts /image

FROM node:24-trixie-slim
ARG SITE_URL
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SITE_URL=$SITE_URL
WORKDIR /site
COPY --from=build --chown=root:root /image ./
# The site writes to /data only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", ".next/site/server.mjs"]
