import { describe, expect, it } from 'vitest';
import { isField, isSingleKey, pressOf } from '#frontend/shortcuts/press-of.ts';

const press = (init: KeyboardEventInit & { altGraph?: boolean }) =>
  pressOf({
    key: init.key ?? '',
    shiftKey: init.shiftKey ?? false,
    ctrlKey: init.ctrlKey ?? false,
    metaKey: init.metaKey ?? false,
    altKey: init.altKey ?? false,
    getModifierState: () => init.altGraph ?? false,
  });

describe('the name of a press', () => {
  it.each([
    { init: { key: 'n' }, name: 'n' },
    { init: { key: 'X', shiftKey: true }, name: 'X' },
    { init: { key: 'X' }, name: 'x', $why: 'caps lock is no Shift' },
    { init: { key: '?', shiftKey: true }, name: '?' },
    { init: { key: 'Escape' }, name: 'Escape' },
    { init: { key: 'ArrowLeft' }, name: 'ArrowLeft', $why: 'closes a row of a tree' },
    { init: { key: 'ArrowDown' }, name: undefined, $why: 'scrolls' },
    { init: { key: 'k', ctrlKey: true }, name: 'Ctrl+K' },
    { init: { key: 'k', metaKey: true }, name: 'Ctrl+K', $why: 'Command of a Mac' },
    { init: { key: '[', ctrlKey: true, altKey: true, altGraph: true }, name: '[', $why: 'written with AltGr' },
    { init: { key: 'n', altKey: true }, name: undefined },
    { init: { key: 'Enter' }, name: undefined, $why: 'belongs to links and buttons' },
    { init: { key: ' ' }, name: undefined, $why: 'presses buttons' },
    { init: { key: 'Shift', shiftKey: true }, name: undefined },
  ])('$init.key is $name', ({ init, name }) => {
    expect(press(init)).toBe(name);
  });

  it.each([
    { name: 'n', isSingle: true },
    { name: '?', isSingle: true },
    { name: 'Ctrl+K', isSingle: false },
    { name: 'Escape', isSingle: false },
  ])('$name is a character alone: $isSingle', ({ name, isSingle }) => {
    expect(isSingleKey(name)).toBe(isSingle);
  });
});

it.each([
  { html: '<input>', is: true },
  { html: '<input type="search">', is: true },
  { html: '<textarea></textarea>', is: true },
  { html: '<select></select>', is: true },
  { html: '<div contenteditable="true"></div>', is: true },
  { html: '<input type="checkbox">', is: false },
  { html: '<button></button>', is: false },
  { html: '<a href="/"></a>', is: false },
])('$html takes letters: $is', ({ html, is }) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  expect(isField(place.firstElementChild)).toBe(is);
});
