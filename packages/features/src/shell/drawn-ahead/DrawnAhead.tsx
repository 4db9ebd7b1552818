import * as React from 'react';

/** Draws its children without showing them. React has it since 19.2. */
type ActivityPart = (props: { mode: 'hidden' | 'visible'; children: React.ReactNode }) => React.ReactNode;

// Read by name at run time: with an import, a bundler would refuse the React that lacks it.
const Activity = Reflect.get(React, 'Activity') as ActivityPart | undefined;

/** Props of `DrawnAhead`. */
export interface DrawnAheadProps {
  /** It is shown. Its children may go in their own way once it is not. */
  isOpen: boolean;
  /** It will probably be opened soon: `useDrawAhead` tells. */
  isExpected: boolean;
  /** A dialog whose `isOpen` is true when it is open or expected, so that nothing in it changes when it is shown. */
  children: React.ReactNode;
}

/**
 * The place of something that opens: nothing until it is wanted; while it is expected it is drawn unseen, so that opening
 * has only to show it. With a React before 19.2 it is drawn when it opens.
 */
export function DrawnAhead({ isOpen, isExpected, children }: DrawnAheadProps): React.ReactNode {
  const isUnseen = isExpected && !isOpen;
  const [isWanted, setWanted] = React.useState(isOpen || isExpected);
  const [wasUnseen, setWasUnseen] = React.useState(isUnseen);
  const [take, setTake] = React.useState(0);
  if ((isOpen || isExpected) && !isWanted) setWanted(true);
  if (isUnseen !== wasUnseen) {
    setWasUnseen(isUnseen);
    // It was not opened: it goes without the animation that an open dialog has.
    if (wasUnseen && !isOpen) setTake(take + 1);
  }
  const drawn = <React.Fragment key={take}>{children}</React.Fragment>;
  if (!isWanted) return null;
  if (Activity === undefined) return isUnseen ? null : drawn;
  return <Activity mode={isUnseen ? 'hidden' : 'visible'}>{drawn}</Activity>;
}
