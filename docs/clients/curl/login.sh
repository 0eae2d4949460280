#!/bin/sh
# Logs a phone in and shows who that is: export RASTEH_TOKEN=$(sh login.sh 09121234567)
# Asks for the code that came to the phone; the token on the last line is good for five minutes.
url=${RASTEH_URL:-http://localhost:4000}

# Writes are POST. Texts of JSON have no line breaks, so the mutation stands on one line.
challenge=$(curl -sS "$url/graphql" -H 'content-type: application/json' -H 'accept-language: en' --data "{
  \"query\": \"mutation Start(\$input: StartLoginInput!) { startLogin(input: \$input) { loginChallenge { challengeId } userErrors { message } } }\",
  \"variables\": {\"input\": {\"phoneNumber\": \"$1\"}}
}" | sed -n 's/.*"challengeId":"\([^"]*\)".*/\1/p')

grant() {
  curl -sS "$url/connect/token" -H 'accept-language: en' --data client_id=example "$@"
}
of() {
  sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"
}

echo 'The code:' >&2
read -r code
said=$(grant --data grant_type=otp --data "challenge_id=$challenge" --data "code=$code")
terms=$(echo "$said" | of terms_version)
if [ -n "$terms" ]; then
  # The first login agrees to the terms of use; the code stays good meanwhile.
  echo "Do you agree to the terms of use of $terms? (yes)" >&2
  read -r agreed
  [ "$agreed" = yes ] &&
    said=$(grant --data grant_type=otp --data "challenge_id=$challenge" --data "code=$code" --data "terms_version=$terms")
fi

# A program that runs on exchanges the refresh token before the access token ends; each is good once.
refresh=$(echo "$said" | of refresh_token)
[ -n "$refresh" ] || { echo "$said" >&2; exit 1; }
token=$(grant --data grant_type=refresh_token --data "refresh_token=$refresh" | of access_token)
curl -sS --get "$url/graphql" -H "authorization: Bearer $token" --data-urlencode 'query=
query Who { viewer { person { phone firstName } sessions { isCurrent } } }' >&2
echo "$token"
