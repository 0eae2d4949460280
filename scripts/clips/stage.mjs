/// <reference lib="dom" />
import { size } from './encode.mjs';

// A page that is shown step by step: every picture has its time on the clip, however long the machine takes for it.

const STEP_MS = 100;
const HOLD_MS = 500;
const SCROLL_STEPS = 6;
const CURSOR_STEPS = 5;
const SETTLE_MS = 150;
const LETTERS_AT_ONCE = 2;
/** How fast captions are read. */
const READ_MS_A_LETTER = 62;
const LEAST_READ_MS = 2_000;
const BETWEEN_MS = 100;
const QUALITY = 90;

export class Stage {
  #page;
  #lines;
  #said = 0;
  #began = 0;
  #cursor = { x: size.width / 2, y: size.height / 2 };
  now = 0;
  pictures = [];

  /**
   * @param {import('@playwright/test').Page} page
   * @param {{ text: string, typed?: string, start?: number, end?: number }[]} lines what is said, in its order; gets its times
   */
  constructor(page, lines) {
    this.#page = page;
    this.#lines = lines;
  }

  get page() {
    return this.#page;
  }

  /** Shows the page for a while. */
  async hold(ms) {
    const until = this.now + ms;
    await this.#show(Math.min(STEP_MS, ms));
    while (this.now < until) this.#again(Math.min(HOLD_MS, until - this.now));
  }

  /** Opens an address; nothing of the way there is seen. */
  async open(path) {
    await this.#page.goto(path, { waitUntil: 'networkidle' });
    await this.#drawCursor();
  }

  /** Begins the next caption, once the one before it can have been read. @returns what is typed while it stands */
  async say() {
    await this.#endCaption();
    const line = this.#lines[this.#said];
    if (!line) throw new Error('there is no further line');
    this.#began = this.now;
    line.start = this.now + BETWEEN_MS;
    this.#said += 1;
    return line.typed ?? '';
  }

  /** Lets the last caption be read. */
  async end() {
    await this.#endCaption();
    await this.hold(HOLD_MS);
    if (this.#said < this.#lines.length) throw new Error(`${this.#lines.length - this.#said} lines were not said`);
  }

  async click(locator) {
    await this.point(locator);
    await locator.click();
    await this.#settle();
    await this.hold(STEP_MS);
  }

  async point(locator) {
    await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await locator.boundingBox();
    if (!box) throw new Error('nothing to point at');
    // A long row is pointed at where people begin to read it.
    const x = box.x + box.width - Math.min(box.width / 2, 60);
    const y = box.y + box.height / 2;
    const from = this.#cursor;
    for (let step = 1; step <= CURSOR_STEPS; step += 1) {
      const part = step / CURSOR_STEPS;
      this.#cursor = { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part };
      await this.#drawCursor();
      await this.#show(STEP_MS);
    }
  }

  async type(locator, text) {
    await this.click(locator);
    for (let from = 0; from < text.length; from += LETTERS_AT_ONCE) {
      await locator.pressSequentially(text.slice(from, from + LETTERS_AT_ONCE));
      await this.#show(STEP_MS);
    }
  }

  async press(key) {
    await this.#page.keyboard.press(key);
    await this.#settle();
    await this.hold(STEP_MS);
  }

  /** Moves the page until something stands at its top. */
  async scrollTo(locator, above = 80) {
    const target = await locator.evaluate(
      (element, room) => element.getBoundingClientRect().top + window.scrollY - room,
      above,
    );
    const from = await this.#page.evaluate(() => window.scrollY);
    for (let step = 1; step <= SCROLL_STEPS; step += 1) {
      const part = (1 - Math.cos((Math.PI * step) / SCROLL_STEPS)) / 2;
      await this.#page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), from + (target - from) * part);
      await this.#show(STEP_MS);
    }
  }

  async #settle() {
    await this.#page.waitForLoadState('networkidle');
    await this.#page.waitForTimeout(SETTLE_MS);
    await this.#drawCursor();
  }

  async #endCaption() {
    const line = this.#lines[this.#said - 1];
    if (!line) return;
    const wanted = Math.max(LEAST_READ_MS, line.text.length * READ_MS_A_LETTER);
    if (this.now < this.#began + wanted) await this.hold(this.#began + wanted - this.now);
    line.end = this.now;
  }

  async #show(ms) {
    const jpeg = await this.#page.screenshot({
      type: 'jpeg',
      quality: QUALITY,
      caret: 'initial',
      animations: 'disabled',
    });
    this.pictures.push({ timeMs: this.now, jpeg });
    this.now += ms;
  }

  #again(ms) {
    this.pictures.push({ timeMs: this.now, jpeg: this.pictures.at(-1).jpeg });
    this.now += ms;
  }

  /** Screenshots have no cursor. */
  async #drawCursor() {
    await this.#page.evaluate(({ x, y }) => {
      const id = 'clip-cursor';
      let cursor = document.getElementById(id);
      if (!cursor) {
        cursor = document.createElement('div');
        cursor.id = id;
        const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        arrow.setAttribute('viewBox', '0 0 24 24');
        const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        shape.setAttribute('d', 'M4 2 L4 19 L8.5 15 L11.5 21.5 L14.5 20 L11.5 14 L18 13.5 Z');
        shape.setAttribute('fill', '#111');
        shape.setAttribute('stroke', '#fff');
        shape.setAttribute('stroke-width', '1.5');
        arrow.append(shape);
        cursor.append(arrow);
        Object.assign(cursor.style, { position: 'fixed', width: '26px', zIndex: '2147483647', pointerEvents: 'none' });
      }
      // Above dialogs, which stand in the top layer.
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (cursor.parentElement !== top) top.append(cursor);
      Object.assign(cursor.style, { insetBlockStart: `${y}px`, left: `${x}px` });
    }, this.#cursor);
  }
}
