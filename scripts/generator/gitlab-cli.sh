set -eu
reject() {
  echo "docs-ci: $1" >&2
  exit 2
}
# Downloads the packed tarball and checks its checksum. Uses node, because an image may have neither curl nor wget.
download() {
  NODE_USE_ENV_PROXY=1 DOCS_CI_TARBALL="$1" node --input-type=module -e '
    import { createHash } from "node:crypto";
    import { writeFileSync } from "node:fs";
    const { DOCS_CI_CLI, DOCS_CI_CLI_SHA256, DOCS_CI_TARBALL, CI_API_V4_URL: api, CI_JOB_TOKEN: token } = process.env;
    const stop = (code, why) => {
      console.error(`docs-ci: cli: ${why}`);
      process.exit(code);
    };
    if (!URL.canParse(DOCS_CI_CLI)) stop(2, "isn\u0027t a valid URL. Use the https URL of the packed tarball.");
    const url = new URL(DOCS_CI_CLI);
    const shown = url.origin + url.pathname;
    // Only this GitLab gets the job token. The storage that it redirects to has a signed URL.
    const isThisGitLab = token && api && url.href.startsWith(`${api}/`);
    const request = async () => {
      const signal = AbortSignal.timeout(120_000);
      if (!isThisGitLab) return fetch(url, { signal });
      const response = await fetch(url, { headers: { "JOB-TOKEN": token }, redirect: "manual", signal });
      const isRedirect = response.status >= 300 && response.status < 400;
      const location = isRedirect ? response.headers.get("location") : null;
      return location === null ? response : fetch(new URL(location, url), { redirect: "error", signal });
    };
    const read = async () => {
      const response = await request();
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      const isTemporary = response.status >= 500 || response.status === 429;
      const advice = isTemporary ? "Run the job again later." : "Check the URL, and that the job may read it.";
      return stop(isTemporary ? 5 : 1, `couldn\u0027t download ${shown}. ${advice} (HTTP ${response.status})`);
    };
    const tarball = await read().catch((error) => stop(5, `couldn\u0027t download ${shown}: ${error.cause?.message ?? error.message}. Check the URL and the network of the runner.`));
    const sha256 = createHash("sha256").update(tarball).digest("hex");
    if (sha256 !== DOCS_CI_CLI_SHA256.toLowerCase()) stop(1, `${shown} has the SHA-256 ${sha256}, which differs from cli-sha256. Check cli and cli-sha256.`);
    writeFileSync(DOCS_CI_TARBALL, tarball);
  '
}
# --prefix keeps npm away from the package.json and .npmrc of the project. The cache is where any user may write. Only
# docs-ci writes to stdout.
install() {
  [ -d "${HOME:-}" ] || export HOME="$dir"
  export npm_config_cache="${npm_config_cache:-${NPM_CONFIG_CACHE:-$dir/cache}}"
  export npm_config_fetch_timeout="${npm_config_fetch_timeout:-${NPM_CONFIG_FETCH_TIMEOUT:-60000}}"
  cli="$dir/node_modules/.bin/docs-ci"
  npm install --prefix "$dir" --no-save --no-audit --no-fund --ignore-scripts --loglevel=error "$@" >"$dir/npm.log" 2>&1 || explain
}
# Ends the job with one sentence, below what npm says if its registry answered.
explain() {
  DOCS_CI_LOG="$dir/npm.log" node --input-type=module -e '
    import { readFileSync } from "node:fs";
    const log = readFileSync(process.env.DOCS_CI_LOG, "utf8").trim();
    const code = /^npm (?:error|ERR!) code (\S+)/m.exec(log)?.[1] ?? "no error code";
    const stop = (exitCode, why) => {
      console.error(`docs-ci: cli: couldn\u0027t install the package: ${why} (${code})`);
      process.exit(exitCode);
    };
    if (/CERT|SIGNATURE|ISSUER/.test(code)) stop(1, "the certificate of its registry isn\u0027t trusted. Set NODE_EXTRA_CA_CERTS to a file with the certificate of its CA.");
    if (/^(E(AI_AGAIN|CONN\w+|NOTFOUND|HOSTUNREACH|NETUNREACH|PIPE|PROTO|\w*TIMEDOUT|\w*TIMEOUT|429|5\d\d)|ERR_SOCKET_TIMEOUT|FETCH_\w+)$/.test(code)) stop(5, "its registry didn\u0027t answer. Run the job again later, or check the network of the runner and NPM_CONFIG_REGISTRY.");
    console.error(log);
    stop(1, "npm failed. Check cli, and what npm says above.");
  '
}
docs_ci() {
  dir=
  trap 'rm -rf "$dir"' EXIT
  case "$DOCS_CI_CLI" in
    '') reject 'cli is empty. Use an npm spec, an https URL with cli-sha256, or a path ending in .js.' ;;
    https://*)
      case "${DOCS_CI_CLI_SHA256:-}" in
        '') reject 'cli-sha256 is required, because cli is a URL. Use the SHA-256 of the packed tarball.' ;;
        *[!0-9A-Fa-f]*) reject 'cli-sha256 must be a SHA-256. Use only the characters 0-9 and a-f.' ;;
      esac
      dir=$(mktemp -d)
      download "$dir/cli.tgz"
      install --offline -- "$dir/cli.tgz"
      ;;
    http://*) reject 'cli must be an https URL. Replace http with https.' ;;
    *.js)
      [ -f "$DOCS_CI_CLI" ] || reject "cli: \"$DOCS_CI_CLI\" doesn't exist in this project. Use the path of a file in the project."
      cli=$DOCS_CI_CLI
      ;;
    *)
      dir=$(mktemp -d)
      install -- "$DOCS_CI_CLI"
      ;;
  esac
  code=0
  node -- "$cli" "$@" || code=$?
  exit "$code"
}
