# $COMMANDS has one name per line. Each name in $KNOWN becomes an output that is true. Other text is rejected, and one
# folder in $FOLDER for two jobs: its pages would become public media files.
set -eu
reject() {
  echo "::error title=docs-ci::commands$1. Use one or more of ${KNOWN// /, }, one per line."
  exit 2
}
chosen=
while read -r name; do
  [ -n "$name" ] || continue
  is_known=false
  for known in $KNOWN; do
    if [ "$name" = "$known" ]; then is_known=true; fi
  done
  # The runner reads commands from this log, so only harmless characters of an unknown name are shown.
  if [ "$is_known" = false ]; then reject ": \"${name//[^A-Za-z0-9_ -]/?}\" isn't a docs-ci job"; fi
  chosen="$chosen $name"
done <<<"${COMMANDS//$'\r'/}"
if [ -z "$chosen" ]; then reject ' is empty'; fi
case "$chosen " in *' sync-media '*) is_media=true ;; *) is_media=false ;; esac
case "$chosen " in *' push-content '*) is_content=true ;; *) is_content=false ;; esac
if [ "$is_media $is_content" = 'true true' ] && [ -n "$FOLDER" ]; then
  echo '::error title=docs-ci::path: sync-media and push-content would both use this folder, and its pages would become public media files. Use one step for each job.'
  exit 2
fi
for name in $chosen; do echo "$name=true" >>"$GITHUB_OUTPUT"; done
# The first one checks the inputs of all.
for known in $KNOWN; do
  case "$chosen " in *" $known "*) echo "first=$known" >>"$GITHUB_OUTPUT"; break ;; esac
done
echo "all=${chosen# }" >>"$GITHUB_OUTPUT"
