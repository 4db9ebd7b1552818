/** A region whose phone numbers are taken. */
export interface AreaRegion<Code extends string = string> {
  /** What is dialled before the number, with its plus: `+86`. */
  code: Code;
  /** What the region is called. */
  name: string;
  /** Digits that its numbers have at most. */
  digits: number;
  /** How its numbers are read: `[3, 4, 4]` is `138 0013 8000`. */
  groups: readonly number[];
}

/** A phone number in its region. */
export interface AreaPhone<Code extends string = string> {
  /** The code of the region. */
  areaCode: Code;
  /** Its digits, without signs. */
  phone: string;
}

type Rules<Code extends string> = readonly Omit<AreaRegion<Code>, 'name'>[];

/**
 * Keeps what a person means when they type or paste a number: signs, spaces, full-width digits and the area code fall
 * away before the length cuts. A number that names another region brings that region along.
 */
export function readAreaPhone<Code extends string>(text: string, areaCode: Code, regions: Rules<Code>): AreaPhone<Code> {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const named = regions.find(({ code }) => plain.startsWith(code));
  const region = named ?? regions.find(({ code }) => code === areaCode);
  const digits = plain.slice(named?.code.length ?? 0).replaceAll('+', '');
  const bareCode = (region?.code ?? areaCode).slice(1);
  // A copied contact often has the code without a sign; only a number too long for its region can be one.
  const bare = digits.length > (region?.digits ?? 0) && digits.startsWith(bareCode) ? digits.slice(bareCode.length) : digits;
  // Of all regions the longest: who picks the region after the number loses none of it.
  return { areaCode: region?.code ?? areaCode, phone: bare.slice(0, Math.max(...regions.map((each) => each.digits))) };
}

/** The number in groups, as people read it aloud: `138 0013 8000`. */
export function groupAreaPhone<Code extends string>({ areaCode, phone }: AreaPhone<Code>, regions: Rules<Code>): string {
  let rest = phone;
  const parts = (regions.find(({ code }) => code === areaCode)?.groups ?? []).map((size) => {
    const part = rest.slice(0, size);
    rest = rest.slice(size);
    return part;
  });
  return [...parts, rest].filter((part) => part !== '').join(' ');
}
