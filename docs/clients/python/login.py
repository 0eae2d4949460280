"""
Logs a phone in and shows who that is: `export RASTEH_TOKEN=$(python3 login.py 09121234567)`.
Asks for the code that came to the phone; the token on the last line is good for five minutes.
"""

import json
import sys
import urllib.error
import urllib.parse
import urllib.request

from rasteh import URL, ask

START = """
mutation Start($input: StartLoginInput!) {
  startLogin(input: $input) {
    loginChallenge { challengeId }
    userErrors { message }
  }
}
"""

WHO = "query Who { viewer { person { phone firstName } sessions { isCurrent } } }"


def tell(text):
    print(text, file=sys.stderr, flush=True)


def asked(question):
    tell(question)
    return sys.stdin.readline().strip()


def tokens(**form):
    """What `/connect/token` says: tokens, or an `error` in the words of OAuth 2.0."""
    body = urllib.parse.urlencode({"client_id": "example", **form}).encode()
    request = urllib.request.Request(URL + "/connect/token", body, {"accept-language": "en"})
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


started = ask(START, {"input": {"phoneNumber": sys.argv[1]}})["startLogin"]
for error in started["userErrors"]:
    sys.exit(error["message"])
grant = {
    "grant_type": "otp",
    "challenge_id": started["loginChallenge"]["challengeId"],
    "code": asked("The code:"),
}
said = tokens(**grant)
if said.get("error") == "consent_required":
    # The first login agrees to the terms of use; the code stays good meanwhile.
    if asked(f"Do you agree to the terms of use of {said['terms_version']}? (yes)") == "yes":
        said = tokens(**grant, terms_version=said["terms_version"])
if "error" in said:
    sys.exit(said["error_description"])

# A program that runs on exchanges the refresh token before the access token ends; each is good once.
said = tokens(grant_type="refresh_token", refresh_token=said["refresh_token"])
viewer = ask(WHO, token=said["access_token"])["viewer"]
tell(f"{viewer['person']['phone']}, {len(viewer['sessions'])} session(s)")
print(said["access_token"])
