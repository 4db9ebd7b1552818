/** Whether a text is a mail address. */
export const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
/** Whether a text is a phone number, with or without a country. */
export const isPhone = (text: string): boolean => /^\+?[\d\s()-]{7,24}$/.test(text) && text.replaceAll(/\D/g, '').length >= 7;
