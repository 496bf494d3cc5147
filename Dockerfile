# One image per brand: docker build --build-arg BRAND=alba . (all brands when it is empty)

# What production needs of the packages. It changes with the lock file alone.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY scripts/image/trim-packages.ts scripts/image/
RUN node scripts/image/trim-packages.ts

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BRAND=
RUN BRAND="$BRAND" node scripts/build.ts
# Demonstration data belong into no production image, least of all those of other brands.
RUN rm -rf platform/demo
# What each brand's merchant is, for the first `apply` on an operator's database.
RUN for file in brands/${BRAND:-*}/merchant.json; do \
      if [ -f "$file" ]; then install -D -m 644 "$file" "files/$file"; fi; \
    done; mkdir -p files

# Node without its package manager, which a server does not need.
FROM debian:bookworm-slim
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
COPY --from=packages /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/env.ts /app/server.ts ./
COPY --from=build /app/server server
COPY --from=build /app/platform platform
COPY --from=build /app/vendors vendors
COPY --from=build /app/scripts/merchant scripts/merchant
COPY --from=build /app/scripts/staff scripts/staff
COPY --from=build /app/scripts/ledger scripts/ledger
COPY --from=build /app/scripts/doctor scripts/doctor
COPY --from=build /app/scripts/migrate.ts scripts/migrate.ts
COPY --from=build /app/scripts/platform.ts scripts/platform.ts
COPY --from=build /app/scripts/lib/command-line.ts scripts/lib/command-line.ts
# What differs by brand comes last, so all brands' images share the layers above.
ARG BRAND=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 BRAND=$BRAND
COPY --from=build /app/files/ ./
COPY --from=build /app/build build
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "--import", "./server/quick-imports.ts", "server.ts"]
