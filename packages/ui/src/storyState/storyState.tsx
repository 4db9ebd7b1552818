import { type ComponentType, type ReactElement, useState } from 'react';

/** Which handler reports which property: `{ value: 'onChange' }`. */
export type StatePairs<Props extends object> = { readonly [Value in keyof Props]?: keyof Props };

type Handler = (next: unknown) => unknown;

/** Properties of a story in which every reported value is the next one, as on a page. The handlers of the story hear of it too. */
export function useStoryState<Props extends object>(props: Props, pairs: StatePairs<Props>): Props {
  const [state, setState] = useState<Partial<Props>>({});
  const handlers = Object.entries(pairs).map(([value, name]) => {
    const handle: Handler = (next) => {
      setState((was) => ({ ...was, [value]: next }));
      return (props[name as keyof Props] as Handler | undefined)?.(next);
    };
    return [name, handle] as const;
  });
  return { ...props, ...state, ...Object.fromEntries(handlers) };
}

/** The `render` of stories of a controlled part: it draws the part and holds these values for it. */
export function stateful<Props extends object>(Part: ComponentType<Props>, pairs: StatePairs<Props>): (props: Props) => ReactElement {
  return function Stateful(props) {
    return <Part {...useStoryState(props, pairs)} />;
  };
}
