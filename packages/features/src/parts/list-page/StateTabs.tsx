import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import type { ReactNode } from 'react';

/** The states of a list, one tab each. */
export interface ListStates<State extends string> {
  /** Names the tabs. */
  label: string;
  tabs: readonly {
    id: State;
    name: string;
    /** How many rows it has; absent while that is not known. */
    count?: number | undefined;
  }[];
  current: State;
  onChange: (state: State) => void;
}

/** The tabs of a list's states, over its rows. Arrow keys only walk; Enter or Space opens, because each has to be read first. */
export function StateTabs<State extends string>({ label, tabs, current, onChange, children }: ListStates<State> & { children: ReactNode }) {
  return (
    <Tabs keyboardActivation="manual" selectedKey={current} onSelectionChange={(state) => state !== current && onChange(state as State)}>
      <TabList label={label}>
        {tabs.map(({ id, name, count }) => (
          <Tab key={id} id={id} count={count}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={current}>{children}</TabPanel>
    </Tabs>
  );
}
