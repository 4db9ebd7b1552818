import type { PartHistory } from '@chippage/api/types';

const start = Date.parse('2025-11-27T00:00:00Z');
const week = 7 * 24 * 3600 * 1000;

/** A year in two currencies: nobody offers it in CNY for five weeks, and the dollar offers do not say how many. */
export const sampleHistory: PartHistory = {
  hasSamples: true,
  weeksApart: 1,
  since: '2024-03-07',
  series: [
    {
      currency: 'CNY',
      points: Array.from({ length: 53 }, (_, at) => {
        const isGap = at >= 20 && at < 25;
        return {
          day: new Date(start + at * week).toISOString().slice(0, 10),
          lowest: isGap ? null : (7.2 - Math.round(Math.sin(at / 8) * 60) / 100).toFixed(2).replace(/0$/, ''),
          offers: isGap ? 0 : 3,
          stock: isGap ? null : 12_000 + Math.round(Math.cos(at / 6) * 4000),
        };
      }),
    },
    {
      currency: 'USD',
      points: Array.from({ length: 53 }, (_, at) => ({
        day: new Date(start + at * week).toISOString().slice(0, 10),
        lowest: at < 30 ? '1.378' : '1.2',
        offers: 1,
        stock: null,
      })),
    },
  ],
};

/** Its last quarter. */
export const quarterHistory: PartHistory = {
  ...sampleHistory,
  series: sampleHistory.series.map((series) => ({ ...series, points: series.points.slice(-14) })),
};

/** All of it: many years, so that its points lie further apart. */
export const wholeHistory: PartHistory = { ...sampleHistory, weeksApart: 3, since: '2023-11-10' };
