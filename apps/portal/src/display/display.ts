import type { AccessibilityChoices } from '@chippage/features/AccessibilitySettings';

/** Name of the cookie that keeps it: the server draws the first page by it. */
export const displayCookie = 'display';

/** What holds for a visitor who chose nothing. */
export const usualDisplay: AccessibilityChoices = { motion: 'auto', type: 'normal', leavesByItself: true, unread: 'realtime' };

/** Reads the cookie, words joined by dots; unknown ones mean nothing. */
export function displayOf(value: string | undefined): AccessibilityChoices {
  const words = new Set((value ?? '').split('.'));
  return {
    motion: words.has('reducedMotion') ? 'reduced' : 'auto',
    type: words.has('largeType') ? 'large' : 'normal',
    leavesByItself: !words.has('stay'),
    unread: words.has('unreadOff') ? 'off' : words.has('unreadFiveMinutes') ? 'fiveMinutes' : 'realtime',
  };
}

/** As the cookie keeps it; empty when everything is as usual. */
export function displayText({ motion, type, leavesByItself, unread }: AccessibilityChoices): string {
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

/** What of it the document says to the style sheets; undefined takes an attribute away. */
export function displayAttributes({ motion, type }: AccessibilityChoices): { 'data-motion': 'reduced' | undefined; 'data-type': 'large' | undefined } {
  return { 'data-motion': motion === 'reduced' ? motion : undefined, 'data-type': type === 'large' ? type : undefined };
}

/** Milliseconds between two looks for messages; null: the visitor does not want to be told. */
export function pollMsOf({ unread }: AccessibilityChoices): number | null {
  return unread === 'off' ? null : unread === 'fiveMinutes' ? 300_000 : 20_000;
}

/** Whether a page may lead on by itself; who wants no motion wants that least of all. */
export function mayLeave({ leavesByItself, motion }: AccessibilityChoices): boolean {
  return leavesByItself && motion !== 'reduced';
}
