/** What is known of a part when its pins are looked at. */
interface PinFacts {
  categoryId: string;
  package: string | null;
  pins: number | null;
}

/** A way in which sources count pins that does not agree with the case. */
interface PinRule {
  /** What the rule knows, as an import says it. */
  name: string;
  /** The case and the pins as they should be; undefined: the rule says nothing. */
  right: (facts: PinFacts & { package: string; pins: number }) => { package: string; pins: number } | undefined;
}

/** Cases whose name ends with their count of pins; the number of a SOT-143 or a SOT-563 is not one. */
const counted = /^(?:[A-Z0-9]*(?:QFN|QFPN|DFN|SON|SOIC|SOP|QFP|LGA|BGA|CSP)|T?SOT-23)-(\d+)$/;
/** Of these, those whose places are all there, connected or not. */
const whole = /^(?:[A-Z0-9]*(?:QFN|QFPN|DFN|SON|QFP|LGA|BGA)|T?SOT-23)-\d+$/;

/** Pins that the name of a case states, or null. */
export function namedPins(name: string | null): number | null {
  const count = name === null ? undefined : counted.exec(name)?.[1];
  return count === undefined ? null : Number(count);
}

/** The rules, of which the first that says something holds. */
export const pinRules: readonly PinRule[] = [
  {
    name: '露出的焊盘不算引脚',
    right: ({ package: name, pins }) => (pins - 1 === namedPins(name) ? { package: name, pins: pins - 1 } : undefined),
  },
  {
    name: '没有连接的引脚也算引脚',
    right: ({ package: name, pins }) => {
      const count = whole.test(name) ? namedPins(name) : null;
      return count !== null && pins < count ? { package: name, pins: count } : undefined;
    },
  },
  {
    name: '散热片不另算引脚',
    right: ({ package: name, pins }) => (pins === 4 && (name === 'SOT-223' || name === 'SOT-89') ? { package: name, pins: 3 } : undefined),
  },
  {
    // Their cut middle lead is the tab: a diode has two ends, everything else three.
    name: 'TO-252、TO-263 的散热片是第三个引脚',
    right: ({ package: name, pins, categoryId }) =>
      pins === 2 && (name === 'TO-252' || name === 'TO-263') && !categoryId.startsWith('diode/') ? { package: name, pins: 3 } : undefined,
  },
  {
    name: '引脚更多的封装按引脚数命名',
    right: ({ package: name, pins }) =>
      (name === 'SOT-23' && (pins === 5 || pins === 6 || pins === 8)) || (name === 'TO-220' && pins >= 5 && pins <= 15)
        ? { package: `${name}-${pins}`, pins }
        : undefined,
  },
];

/** The case and the pins of a part as they should be, with the rule that says so; undefined when they agree. */
export function rightPins(facts: PinFacts): { rule: PinRule; package: string; pins: number } | undefined {
  const { package: name, pins } = facts;
  if (name === null || pins === null) return undefined;
  for (const rule of pinRules) {
    const right = rule.right({ ...facts, package: name, pins });
    if (right) return { rule, ...right };
  }
  return undefined;
}
