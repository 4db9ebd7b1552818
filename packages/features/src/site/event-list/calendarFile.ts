import type { SiteEvent } from '@chippage/api/types';

const DAY = 86_400_000;
/** RFC 5545, 3.1: longer lines are folded. */
const MOST_OCTETS = 75;

const plainDay = (day: string) => day.replaceAll('-', '');
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** A line in pieces that are short enough, no sign of it in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces = [''];
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    // The blank before what goes on counts as well.
    if (octets + size > (pieces.length === 1 ? MOST_OCTETS : MOST_OCTETS - 1)) {
      pieces.push('');
      octets = 0;
    }
    pieces[pieces.length - 1] += sign;
    octets += size;
  }
  return pieces.join('\r\n ');
}

/**
 * An event as a file that calendars read (iCalendar, RFC 5545): whole days, the end is the day after the last one.
 * @param site where the event is listed, e.g. `https://chippage.example/events`
 */
export function calendarFile(
  { id, title, startDate, endDate, place, organiser, summary, url, updateTime }: SiteEvent,
  { site, online }: { site: string; online: string },
): string {
  const { host } = new URL(site);
  const after = new Date(Date.parse(endDate) + DAY).toISOString().slice(0, 10);
  const stamp = `${updateTime.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const page = url === '' ? site : new URL(url, site).href;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//events//ZH`,
    'BEGIN:VEVENT',
    `UID:event-${id}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plainDay(startDate)}`,
    `DTEND;VALUE=DATE:${plainDay(after)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place === '' ? online : place)}`,
    `DESCRIPTION:${escaped(`${organiser}\n${summary}`)}`,
    `URL:${page}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
