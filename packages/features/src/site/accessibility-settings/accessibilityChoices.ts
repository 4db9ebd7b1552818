/** How a visitor wants pages to behave. */
export interface AccessibilityChoices {
  /** `auto` follows the system. */
  motion: 'auto' | 'reduced';
  type: 'normal' | 'large';
  /** Whether a page may lead on by itself, e.g. the one for addresses that lead nowhere. */
  leavesByItself: boolean;
  /** How often new messages are looked for. */
  unread: 'realtime' | 'fiveMinutes' | 'off';
}
