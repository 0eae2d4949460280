import { expectGood } from './looks.ts';
import { findScreens } from './screens.ts';
import { test } from './test.ts';

test.describe.configure({ timeout: 900_000 });

// In parts, which run side by side.
const parts = [1, 2, 3, 4, 5, 6];

for (const part of parts) {
  test(`every screen that a visitor can open, part ${part} ${part % 2 ? '@desktop' : '@phone'}`, async ({ page }, {
    project,
  }) => {
    const screens = (await findScreens()).filter((_, index) => index % parts.length === part - 1);
    for (const screen of screens) await expectGood(page, screen, project.name === 'phone');
  });
}
