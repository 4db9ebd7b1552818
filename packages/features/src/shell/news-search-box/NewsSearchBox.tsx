import { PartSearchBox, type PartSearchBoxProps } from '../part-search-box/PartSearchBox.tsx';

/** One past search of the news. */
export interface NewsSearch {
  name: string;
}

export interface NewsSearchBoxProps extends Pick<PartSearchBoxProps, 'action' | 'keywords' | 'onSearch'> {
  /** The visitor's last searches, newest first, ten at most. */
  history?: readonly NewsSearch[];
  onHistoryChange?: (history: NewsSearch[]) => void;
}

/** The search for news with its history; it stands on pages of news only. An empty word searches nothing. */
export function NewsSearchBox({ history = [], onHistoryChange, ...search }: NewsSearchBoxProps) {
  return (
    <PartSearchBox
      {...search}
      scope="articles"
      history={history.map(({ name }) => name)}
      onHistoryChange={onHistoryChange && ((words) => onHistoryChange(words.map((name) => ({ name }))))}
    />
  );
}
