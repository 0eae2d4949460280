"""The menu of the market: roots, branches and leaves with the number of offers in each."""

from rasteh import ask

MENU = """
query Menu {
  categoryMenu {
    name itemsCount
    subcategories { name itemsCount subcategories { name itemsCount } }
  }
}
"""


def show(categories, depth=0):
    for category in categories or []:
        print("  " * depth + f"{category['name']} ({category['itemsCount']})")
        show(category.get("subcategories"), depth + 1)


show(ask(MENU)["categoryMenu"])
