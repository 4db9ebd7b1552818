interface Area {
  code: string;
  /** National number as people write it; the group is what E.164 keeps. */
  pattern: RegExp;
}

const areas: Area[] = [
  { code: '+86', pattern: /^(1[3-9]\d{9})$/ },
  { code: '+852', pattern: /^([4-9]\d{7})$/ },
  { code: '+886', pattern: /^0?(9\d{8})$/ },
];

/** Area codes that can receive a code. */
const areaCodes = areas.map(({ code }) => code);

/**
 * Reads a mobile number: `+86-13800138000`, `+8613800138000`, or the bare number of the mainland.
 * @returns E.164, or null for what is no mobile of the mainland, Hong Kong or Taiwan.
 */
export function parseMobile(text: string): string | null {
  for (const { code, pattern } of areas) {
    const national = text.startsWith(code) ? text.slice(code.length).replace(/^-/, '') : code === '+86' && !text.startsWith('+') ? text : null;
    const match = national === null ? null : pattern.exec(national);
    if (match?.[1]) return code + match[1];
  }
  return null;
}

/** The number as its owner recognises it and nobody can dial it: `138****8000`, `+852 51****67`. */
export function maskMobile(e164: string): string {
  const code = areaCodes.find((area) => e164.startsWith(area)) ?? '';
  const national = e164.slice(code.length);
  const shown = national.length > 9 ? 4 : national.length > 8 ? 3 : 2;
  const masked = `${national.slice(0, shown > 3 ? 3 : shown)}****${national.slice(-shown)}`;
  return code === '+86' ? masked : `${code} ${masked}`;
}
