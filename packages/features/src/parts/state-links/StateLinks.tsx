import { PlainLink } from '@chippage/ui/PlainLink';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { tabCount, tabLink, tabLinks } from '../tab-links/tabLinks.css.ts';
import { useCurrentInView } from '../tab-links/useCurrentInView.ts';

export interface StateLinksProps<State extends string> {
  label: string;
  /** `count`: how many stand there, when it is known. */
  states: readonly { id: State; name: string; count?: number | undefined }[];
  current: State;
  getHref: (state: State) => string;
}

/** The states of a list, as links: each has an address of its own. */
export function StateLinks<State extends string>({ label, states, current, getHref }: StateLinksProps<State>) {
  const row = useCurrentInView<HTMLUListElement>(current);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={tabLinks}>
        {states.map(({ id, name, count }) => (
          <li key={id}>
            <PlainLink className={tabLink} href={getHref(id)} aria-current={id === current ? 'page' : undefined}>
              {name} {count !== undefined && <span className={tabCount}>{formatNumber(count)}</span>}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
