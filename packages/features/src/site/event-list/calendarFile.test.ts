import { expect, test } from 'vitest';
import { comingEvents } from '../../parts/event-words/events.fixtures.ts';
import { calendarFile } from './calendarFile.ts';

const place = { site: 'https://chippage.example/events', online: '线上' };
const linesOf = (own: object) => {
  const [event] = comingEvents;
  if (!event) throw new Error('there is no event');
  const file = calendarFile({ ...event, ...own }, place);
  return { file, lines: file.replaceAll('\r\n ', '').split('\r\n') };
};

test('整天的日程：结束写最后一天的后一天；没有地点是线上；本站的网址写全', () => {
  const { lines } = linesOf({ startDate: '2026-12-31', endDate: '2026-12-31', place: '', url: '/userCenter/feedback' });
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'DTSTAMP:20261130T020000Z',
      'LOCATION:线上',
      'URL:https://chippage.example/userCenter/feedback',
      'UID:event-2@chippage.example',
    ]),
  );
});

test('逗号、分号、反斜杠和换行照规定写；没有网址就写活动页', () => {
  const { lines } = linesOf({ title: 'A, B; C\\D', summary: '第一行\n第二行', organiser: '本站', url: '' });
  expect(lines).toContain(String.raw`SUMMARY:A\, B\; C\\D`);
  expect(lines).toContain(String.raw`DESCRIPTION:本站\n第一行\n第二行`);
  expect(lines).toContain('URL:https://chippage.example/events');
});

test('一行不超过 75 个字节，也不把一个字分在两行', () => {
  const { file, lines } = linesOf({ summary: '电源📐'.repeat(100) });
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('电源📐'.repeat(100));
});
