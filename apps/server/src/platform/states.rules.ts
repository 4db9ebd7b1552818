/** One thing that can be done: in which states, which states it may lead to, and what is answered in any other. */
interface Rule<S extends string> {
  from: readonly S[];
  to?: readonly S[];
  why: string;
}

/** One kind of thing: its states with the names that people read, and everything that can be done with it. */
export interface Subject<S extends string, D extends string> {
  name: string;
  states: Record<S, string>;
  deeds: Record<D, Rule<S>>;
}

/** A kind of thing, by the names of its states; `with` takes what can be done with it. */
export const subject = <S extends string>(name: string, states: Record<S, string>) => ({
  with: <D extends string>(deeds: Record<D, Rule<S>>): Subject<S, D> => ({ name, states, deeds }),
});

/** Kinds of things by name. */
type Subjects = Record<string, { name: string; states: object; deeds: object }>;
type StateIn<T extends Subjects, K extends keyof T> = keyof T[K]['states'];
type DeedIn<T extends Subjects, K extends keyof T> = keyof T[K]['deeds'];

/**
 * What a table of states answers. Every call asks it, and the buttons of the screens come from it.
 * @param wrongState makes the failure for what a state does not allow, of the state, a Chinese sentence that says why, and the kind of thing
 */
export function tableOf<T extends Subjects>(subjects: T, wrongState: (state: string, message: string, kind: keyof T) => Error) {
  const ruleOf = <K extends keyof T>(kind: K, deed: DeedIn<T, K>) => (subjects[kind] as unknown as Subject<string, string>).deeds[deed as string];

  /** Whether something may be done in a state, and may lead to another one. */
  function allows<K extends keyof T>(kind: K, state: StateIn<T, K>, deed: DeedIn<T, K>, to?: StateIn<T, K>): boolean {
    const rule = ruleOf(kind, deed);
    return rule !== undefined && rule.from.includes(state as string) && (to === undefined || rule.to?.includes(to as string) === true);
  }

  /** The states in which something may be done. */
  const statesOf = <K extends keyof T>(kind: K, deed: DeedIn<T, K>) => [...(ruleOf(kind, deed)?.from ?? [])] as StateIn<T, K>[];

  /** Where something leads that leads to one state only. */
  function onlyTarget<K extends keyof T>(kind: K, deed: DeedIn<T, K>): StateIn<T, K> {
    const targets = ruleOf(kind, deed)?.to ?? [];
    if (targets.length !== 1) throw new Error(`${String(deed)} does not lead to one state`);
    return targets[0] as StateIn<T, K>;
  }

  /** @throws Failure that says where the thing stands and why that keeps it from being done. */
  function requireAllowed<K extends keyof T>(kind: K, state: StateIn<T, K>, deed: DeedIn<T, K>, to?: StateIn<T, K>): void {
    if (allows(kind, state, deed, to)) return;
    const { name, states } = subjects[kind] as unknown as Subject<string, string>;
    throw wrongState(state as string, `${name}现在是“${states[state as string]}”，${ruleOf(kind, deed)?.why}`, kind);
  }

  return { allows, statesOf, onlyTarget, requireAllowed };
}
