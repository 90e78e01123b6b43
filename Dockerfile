# syntax=docker/dockerfile:1
# The site as one small image: built with everything, run with what the build traced.
FROM node:20-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
# Absolute addresses are built in.
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN npm run build && node lib/cli/assemble.mjs /assembled

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ARG SITE_URL
ENV SITE_URL=$SITE_URL
WORKDIR /site
COPY --from=build --chown=root:root /assembled ./
# Nothing below /site is written to; what the site keeps is in /data.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` has it (package.json).
CMD ["node", "--max-semi-space-size=32", "lib/server/main.mjs"]
