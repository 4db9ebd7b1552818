import type { UnreadFrequency } from '../unread/pollUnread.ts';

/** How the visitor wants pages to behave. */
export interface Display {
  /** `auto` follows the system. */
  motion: 'auto' | 'reduced';
  type: 'normal' | 'large';
  /** Whether a page may lead on by itself, e.g. the one for addresses that lead nowhere. */
  leavesByItself: boolean;
  unread: UnreadFrequency;
}

/** Name of the cookie that keeps it: the server draws the first page by it. */
export const displayCookie = 'display';

/** What holds for a visitor who chose nothing. */
export const usualDisplay: Display = { motion: 'auto', type: 'normal', leavesByItself: true, unread: 'realtime' };

/** Reads the cookie, words joined by dots; unknown ones mean nothing. */
export function displayOf(value: string | undefined): Display {
  const words = new Set((value ?? '').split('.'));
  return {
    motion: words.has('reducedMotion') ? 'reduced' : 'auto',
    type: words.has('largeType') ? 'large' : 'normal',
    leavesByItself: !words.has('stay'),
    unread: words.has('unreadOff') ? 'off' : words.has('unreadFiveMinutes') ? 'fiveMinutes' : 'realtime',
  };
}

/** As the cookie keeps it; empty when everything is as usual. */
export function displayText({ motion, type, leavesByItself, unread }: Display): string {
  return [
    motion === 'reduced' && 'reducedMotion',
    type === 'large' && 'largeType',
    !leavesByItself && 'stay',
    unread === 'fiveMinutes' && 'unreadFiveMinutes',
    unread === 'off' && 'unreadOff',
  ]
    .filter(Boolean)
    .join('.');
}

/** What of it the document says to the style sheets. */
export function displayAttributes({ motion, type }: Display): { 'data-motion'?: 'reduced'; 'data-type'?: 'large' } {
  return { ...(motion === 'reduced' && { 'data-motion': 'reduced' }), ...(type === 'large' && { 'data-type': 'large' }) };
}
