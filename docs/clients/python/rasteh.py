"""Asks the graph of Rasteh. Python 3.9 or newer; nothing to install."""

import json
import os
import time
import urllib.error
import urllib.request

URL = os.environ.get("RASTEH_URL", "http://localhost:4000")


class GraphError(Exception):
    """What the graph refused; `code` is stable, the sentence is for people."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error.get("extensions", {}).get("code", "UNKNOWN")


def ask(query, variables=None, token=None):
    """
    Data of one operation. Waits where the server says so (a spent budget, a busy server) and asks again; a write is
    safe to repeat because its input carries an `idempotencyKey`. Raises GraphError when anything failed.
    """
    body = json.dumps({"query": query, "variables": variables or {}}).encode()
    headers = {
        "content-type": "application/json",
        "accept": "application/graphql-response+json",
        "accept-language": "en",
    }
    if token:
        headers["authorization"] = "Bearer " + token
    while True:
        request = urllib.request.Request(URL + "/graphql", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                answer = json.load(response)
        except urllib.error.HTTPError as refused:
            answer = json.load(refused)
            if refused.code in (429, 503) and "retry-after" in refused.headers:
                time.sleep(int(refused.headers["retry-after"]))
                continue
        for error in answer.get("errors", []):
            raise GraphError(error)
        return answer["data"]
