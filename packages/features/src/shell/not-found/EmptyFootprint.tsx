import * as styles from './NotFound.css.ts';

const PADS = [0, 1, 2, 3, 4, 5, 6, 7];
const HOLES = [
  [32, 32],
  [392, 32],
  [32, 312],
  [392, 312],
] as const;
const TRACES = ['M236 76V36', 'M48 180h72', 'M120 212H92L68 236v24', 'M312 180h64', 'M312 148h32l24-24V104', 'M188 264v60'];
const VIAS = [
  [236, 32],
  [44, 180],
  [68, 264],
  [380, 180],
  [360, 100],
  [188, 328],
] as const;
const PARTS = [
  { name: 'R7', x: 68, y: 56 },
  { name: 'C12', x: 332, y: 288 },
];

/** The drawing of the page that is not there: a board with every pad of U404, and no U404. */
export function EmptyFootprint({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 424 344" role="img" aria-label={label}>
      <rect className={styles.board} x="8" y="8" width="408" height="328" rx="8" />
      {HOLES.map(([x, y]) => (
        <g key={`${x} ${y}`} className={styles.copperless}>
          <circle cx={x} cy={y} r="8.5" />
          <circle cx={x} cy={y} r="4.5" />
        </g>
      ))}
      {TRACES.map((d) => (
        <path key={d} className={styles.copperless} d={d} />
      ))}
      {VIAS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.copperless} cx={x} cy={y} r="4" />
      ))}
      {PARTS.map(({ name, x, y }) => (
        <g key={name}>
          <text className={styles.silk} x={x + 12} y={y - 8}>
            {name}
          </text>
          <rect className={styles.copperless} x={x - 4} y={y} width="12" height="16" rx="2" />
          <rect className={styles.copperless} x={x + 16} y={y} width="12" height="16" rx="2" />
        </g>
      ))}
      <path className={styles.silkLine} d="M108 92V68h24M292 68h24v24M316 252v24h-24M132 276h-24v-24" />
      <path className={styles.pinOne} d="M96 111l8 5-8 5z" />
      {PADS.map((index) => (
        <g key={index} className={styles.pad}>
          <rect x={152 + index * 16} y="76" width="8" height="24" rx="1.5" />
          <rect x={152 + index * 16} y="244" width="8" height="24" rx="1.5" />
          <rect x="116" y={112 + index * 16} width="24" height="8" rx="1.5" />
          <rect x="284" y={112 + index * 16} width="24" height="8" rx="1.5" />
        </g>
      ))}
      <rect className={styles.missing} x="148" y="108" width="128" height="128" rx="4" />
      <circle className={styles.missing} cx="166" cy="126" r="6" />
      <text className={styles.silk} x="212" y="176">
        U404
      </text>
      <text className={styles.silk} x="212" y="196">
        DNP
      </text>
    </svg>
  );
}
