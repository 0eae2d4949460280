"""
Every offer of the market, one id a line: `python3 all_offers.py [PAGE_SIZE]`.
By cursor there is no last page that can be reached, and NEWEST is an order that does not change on the way.
"""

import sys

from rasteh import ask

PAGE = """
query Offers($first: Int!, $after: String) {
  supplierProducts(sort: NEWEST, first: $first, after: $after) {
    nodes { id }
    pageInfo { hasNextPage endCursor }
  }
}
"""

first = int(sys.argv[1]) if len(sys.argv) > 1 else 100
after, has_next = None, True
while has_next:
    # `ask` waits when the points of this minute are spent.
    page = ask(PAGE, {"first": first, "after": after})["supplierProducts"]
    for offer in page["nodes"]:
        print(offer["id"])
    after, has_next = page["pageInfo"]["endCursor"], page["pageInfo"]["hasNextPage"]
