"""Suggestions for a text that is being typed, and what it finds: `python3 search.py TEXT`."""

import sys

from rasteh import ask

SEARCH = """
query Search($key: String!) {
  suggestions(key: $key) { groups { kind items { text detail } } }
  search(key: $key) { productsCount suppliersCount categoriesCount }
  supplierProducts(searchKey: $key, first: 5) { nodes { title lowestPriceRial } }
}
"""

found = ask(SEARCH, {"key": sys.argv[1]})
for group in found["suggestions"]["groups"]:
    for item in group["items"]:
        print(f"{group['kind']}: {item['text']}" + (f" ({item['detail']})" if item["detail"] else ""))
counts = found["search"]
print(f"{counts['productsCount']} offers, {counts['suppliersCount']} suppliers, {counts['categoriesCount']} categories")
for offer in found["supplierProducts"]["nodes"]:
    # Money is text, so that no digit is lost; null where the price is asked for.
    print(f"{offer['title']}: {offer['lowestPriceRial'] or '-'}")
