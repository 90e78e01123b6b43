-- Run once by the postgres image, when the volume is empty. The site's role owns its database and nothing else.
\getenv password POSTGRES_PASSWORD
CREATE ROLE site LOGIN PASSWORD :'password';
-- A statement that the site has given up must not go on. (As a start-up parameter of its connections, PgBouncer would refuse it.)
ALTER ROLE site SET statement_timeout = '5s';
CREATE DATABASE site OWNER site;
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
-- The superuser can log in inside the container only (docker compose exec database psql -U postgres).
ALTER ROLE postgres PASSWORD NULL;
