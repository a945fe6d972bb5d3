import { describe, expect, it } from 'vitest';
import { RowRefusal } from '#functions/imports/csv/refusal.ts';
import { image } from '#functions/imports/csv/structured-cells.ts';

const fail = () => expect.unreachable('nothing to warn of');

describe('an image', () => {
  it.each([
    { cell: 'https://images.example/1.jpg', title: '', url: 'https://images.example/1.jpg', why: 'an address' },
    { cell: 'Left side https://i.example/1', title: 'Left side', url: 'https://i.example/1', why: 'a title first' },
    {
      cell: 'HTTP://i.example/1',
      title: '',
      url: 'http://i.example/1',
      why: 'http, from which an import may fetch (N06)',
    },
    { cell: '/images/parts/1.webp', title: '', url: '/images/parts/1.webp', why: 'a path on every store' },
  ])('is read with $why', ({ cell, title, url }) => {
    expect(image(cell, fail)).toEqual({ title, size: '', url });
  });

  it.each(['javascript:alert(1)', '/admin', '//images.example/1.jpg', 'https://', 'picture.jpg'])(
    'is not %s',
    (cell) => {
      expect(image(cell, fail)).toBeInstanceOf(RowRefusal);
    },
  );
});
