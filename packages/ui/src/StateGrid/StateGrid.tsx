import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './StateGrid.css.ts';

/** A state that a pointer or the keyboard brings, drawn here without either: React Aria says it by these attributes. */
const poses = {
  hovered: ['data-hovered'],
  focusVisible: ['data-focused', 'data-focus-visible'],
  pressed: ['data-hovered', 'data-pressed'],
} as const;

/** One row of the grid. */
export interface StateRow<Props> {
  /** What the state is called. */
  name: string;
  /** What brings it, where it is not a prop. */
  pose?: keyof typeof poses;
  /** The props that make it. */
  props?: Partial<Props>;
  /** Leaves the other columns empty: for a state that only one thing on a page can be in. */
  only?: string;
}

interface StateGridProps<Props> {
  /** Names the table. */
  label: string;
  /** Variants: the props of each by its name. */
  variants: Record<string, Partial<Props>>;
  /** States, in order. */
  states: readonly StateRow<Props>[];
  /** Draws one. */
  children: (props: Partial<Props>) => ReactNode;
  /** Which element within takes the pose. @default '[data-rac]' */
  target?: string;
}

/** The states of every control that is pointed at and pressed. */
export const pointerStates: readonly StateRow<object>[] = [
  { name: '平常' },
  { name: '悬停', pose: 'hovered' },
  { name: '键盘焦点', pose: 'focusVisible' },
  { name: '按下', pose: 'pressed' },
];

/** Every state of a part by every variant, at once: for the eye of a designer and for axe. */
export function StateGrid<Props>({ label, variants, states, children, target = '[data-rac]' }: StateGridProps<Props>) {
  const names = Object.keys(variants);
  return (
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              状态
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map(({ name, pose, props, only }) => (
            <tr key={name}>
              <th scope="row" className={styles.head}>
                {name}
              </th>
              {names.map((variant) => (
                <td key={variant} className={styles.cell}>
                  {only === undefined || only === variant ? (
                    <Posed pose={pose} target={target}>
                      {children({ ...variants[variant], ...props } as Partial<Props>)}
                    </Posed>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Posed({ pose, target, children }: { pose?: keyof typeof poses; target: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current || !pose) return;
    const strike = () => {
      const element = current.querySelector(target);
      for (const attribute of poses[pose]) element?.setAttribute(attribute, 'true');
    };
    strike();
    // A collection draws its items a moment later.
    const observer = new MutationObserver(strike);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pose, target]);
  return <div ref={box}>{children}</div>;
}
