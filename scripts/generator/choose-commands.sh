# $COMMANDS, one name a line: a name of $KNOWN becomes an output that is true, any other text is refused.
set -eu
refuse() {
  echo "::error title=docs-ci::commands: $1; write one or more of ${KNOWN// /, }, one a line."
  exit 2
}
chosen=
while read -r name; do
  [ -n "$name" ] || continue
  is_known=false
  for known in $KNOWN; do
    if [ "$name" = "$known" ]; then is_known=true; fi
  done
  # Only harmless characters of a strange name are shown: the runner reads commands from this log.
  if [ "$is_known" = false ]; then refuse "\"${name//[^A-Za-z0-9_ -]/?}\" is no job of docs-ci"; fi
  chosen="$chosen $name"
done <<<"${COMMANDS//$'\r'/}"
if [ -z "$chosen" ]; then refuse 'it is empty'; fi
for name in $chosen; do echo "$name=true" >>"$GITHUB_OUTPUT"; done
