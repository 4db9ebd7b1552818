import { describe, expect, it } from 'vitest';
import { arrangementOf, isDrawable, placePins } from './packageOutline.ts';

const sides = (...[arrangement, pins]: Parameters<typeof placePins>) =>
  placePins(arrangement, pins)
    .map((place) => place.side[0])
    .join('');

describe('引脚排列', () => {
  it.each([
    ['LQFP-48', 48, 'quad', true],
    ['QFN-33', 33, 'quad', false],
    ['QFN-10', 10, 'dual', true],
    ['SOIC-8', 8, 'dual', true],
    ['QSOP', 16, 'dual', true],
    ['DIP-', 7, 'dual', false],
    ['SOT-23-5', 5, 'sot', true],
    ['SOT-89-3', 3, 'tab', true],
    ['SOT-223', 4, 'tab', true],
    ['TO-220-3', 3, 'row', true],
    ['0603', 2, 'chip', true],
    ['SOD-123', 2, 'chip', true],
    ['BGA-100', 100, 'grid', false],
    [null, null, 'unknown', false],
    [null, 2, 'chip', true],
  ] as const)('%s，%s 个引脚', (name, pins, arrangement, drawable) => {
    expect(arrangementOf(name, pins)).toBe(arrangement);
    expect(isDrawable(arrangement, pins)).toBe(drawable);
  });

  it('逆时针数；散热片在对面，四个脚时它是第四个', () => {
    expect(sides('quad', 8)).toBe('llbbrrtt');
    expect(sides('dual', 8)).toBe('llllrrrr');
    expect(sides('sot', 5)).toBe('bbbtt');
    expect(sides('tab', 3)).toBe('bbb');
    expect(sides('tab', 4)).toBe('bbbt');
  });
});
