"""
Saves an offer and writes a note on it, each sent twice with one key: `python3 save_twice.py OFFER_ID`.
Whoever does not know whether a write arrived sends it again; it has one effect, and one answer.
"""

import os
import sys
import uuid

from rasteh import ask

SAVE = """
mutation Save($input: SaveFavoriteInput!) {
  payload: saveFavorite(input: $input) { saved: favorite { id } userErrors { code message field } }
}
"""

WRITE = """
mutation Write($input: CreateNoteInput!) {
  payload: createNote(input: $input) { saved: note { id } userErrors { code message field } }
}
"""

offer, token = sys.argv[1], os.environ["RASTEH_TOKEN"]


def twice(mutation, wanted):
    wanted["idempotencyKey"] = str(uuid.uuid4())
    payload, again = (ask(mutation, {"input": wanted}, token)["payload"] for _ in range(2))
    for error in payload["userErrors"]:
        sys.exit(error["message"])
    assert again == payload
    return payload["saved"]["id"]


print("favorite", twice(SAVE, {"type": "SUPPLIER_PRODUCT", "objectId": offer}))
print("note", twice(WRITE, {"objectType": "SUPPLIER_PRODUCT", "objectId": offer, "body": "Ask for the certificate."}))
