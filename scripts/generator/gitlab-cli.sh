set -eu
refuse() {
  echo "docs-ci: $1" >&2
  exit 2
}
# Downloads the packed tarball and checks it. node, since an image need not have curl or wget.
download() {
  NODE_USE_ENV_PROXY=1 DOCS_CI_TARBALL="$1" node --input-type=module -e '
    import { createHash } from "node:crypto";
    import { writeFileSync } from "node:fs";
    const { DOCS_CI_CLI, DOCS_CI_CLI_SHA256, DOCS_CI_TARBALL, CI_API_V4_URL: api, CI_JOB_TOKEN: token } = process.env;
    const stop = (code, why) => {
      console.error(`docs-ci: cli: ${why}`);
      process.exit(code);
    };
    if (!URL.canParse(DOCS_CI_CLI)) stop(2, "this URL cannot be read");
    const url = new URL(DOCS_CI_CLI);
    const shown = url.origin + url.pathname;
    // The job token is for this GitLab only, so it must not follow a redirect to elsewhere.
    const isOurs = token && api && url.href.startsWith(`${api}/`);
    const guarded = isOurs ? { headers: { "JOB-TOKEN": token }, redirect: "error" } : {};
    const read = async () => {
      const answer = await fetch(url, { ...guarded, signal: AbortSignal.timeout(120_000) });
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      const passing = answer.status >= 500 || answer.status === 429;
      return stop(passing ? 5 : 1, `HTTP ${answer.status} for ${shown}`);
    };
    const tarball = await read().catch((error) => stop(5, `${shown}: ${error.cause?.message ?? error.message}`));
    const sha256 = createHash("sha256").update(tarball).digest("hex");
    if (sha256 !== DOCS_CI_CLI_SHA256.toLowerCase()) stop(1, `${shown} has the SHA-256 ${sha256}, not the one of cli-sha256`);
    writeFileSync(DOCS_CI_TARBALL, tarball);
  '
}
# --prefix keeps npm from the package.json and .npmrc of the project; stdout is for docs-ci alone.
install() {
  npm install --prefix "$dir" --no-save --no-audit --no-fund --ignore-scripts --loglevel=error "$@" >&2
  cli="$dir/node_modules/.bin/docs-ci"
}
docs_ci() {
  dir=
  case "$DOCS_CI_CLI" in
    '') refuse 'cli is empty; give an npm spec, an https URL with cli-sha256, or a path ending in .js' ;;
    https://*)
      case "${DOCS_CI_CLI_SHA256:-}" in
        '') refuse 'cli is a URL, so cli-sha256 is required: the SHA-256 of the packed tarball' ;;
        *[!0-9A-Fa-f]*) refuse 'cli-sha256 is not a SHA-256: it has other characters than 0-9 and a-f' ;;
      esac
      dir=$(mktemp -d)
      download "$dir/cli.tgz"
      install --offline -- "$dir/cli.tgz"
      ;;
    http://*) refuse 'cli is a URL without https' ;;
    *.js)
      [ -f "$DOCS_CI_CLI" ] || refuse "cli: there is no file $DOCS_CI_CLI in this project"
      cli=$DOCS_CI_CLI
      ;;
    *)
      dir=$(mktemp -d)
      install -- "$DOCS_CI_CLI"
      ;;
  esac
  code=0
  node -- "$cli" "$@" || code=$?
  [ -z "$dir" ] || rm -rf "$dir"
  exit "$code"
}
