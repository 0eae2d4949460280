# One image for each program: `docker build --target api|gateway|web .`
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /rasteh
COPY package.json package-lock.json ./
COPY api/package.json api/package.json
COPY gateway/package.json gateway/package.json
COPY web/package.json web/package.json
COPY shared/package.json shared/package.json
COPY tests/package.json tests/package.json
COPY bench/package.json bench/package.json

FROM packages AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# Each program gets the packages of its own workspace, without those that only build.
FROM packages AS api
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=api
COPY api/migrations api/migrations
COPY api/openapi.json api/openapi.json
# What seeds read beside their code: words, texts and pictures.
COPY api/seeds api/seeds
COPY --from=build /rasteh/api/dist api/dist
# A volume of uploaded files begins as this folder is: the program's own, and it is not root.
RUN install -d -m 700 .data .data/files
RUN chown -R node:node .data
ENV NODE_ENV=production HOST=0.0.0.0 API_PORT=5000
EXPOSE 5000
USER node
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD node -e "fetch('http://127.0.0.1:'+process.env.API_PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "api/dist/main.js"]

FROM packages AS gateway
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=gateway
COPY .meshrc.yaml .meshrc.yaml
COPY --from=build /rasteh/.mesh/schema.graphql .mesh/schema.graphql
COPY --from=build /rasteh/gateway/dist gateway/dist
COPY --from=build /rasteh/gateway/persisted gateway/persisted
ENV NODE_ENV=production HOST=0.0.0.0 GATEWAY_PORT=4000
EXPOSE 4000
USER node
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD node -e "fetch('http://127.0.0.1:'+process.env.GATEWAY_PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "gateway/dist/main.js"]

FROM packages AS web
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=web
COPY --from=build /rasteh/web/build web/build
ENV NODE_ENV=production HOST=0.0.0.0 WEB_PORT=3000
EXPOSE 3000
USER node
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD node -e "fetch('http://127.0.0.1:'+process.env.WEB_PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "web/build/server/main.js"]
