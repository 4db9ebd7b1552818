import { Button } from 'react-aria-components/Button';
import * as styles from './OrderPapers.css.ts';

/** A paper of an order that is kept as a file. */
export interface OrderFile {
  kind: 'packing' | 'pi' | 'receipt' | 'claim' | 'credit';
  id: number;
  /** What it is called when the server gives it no name. */
  name: string;
}

/** Gets a file. */
export type OnFile = (file: OrderFile) => void;

interface FileLinkProps {
  file: OrderFile;
  /** Its name for those who do not see what stands around it. */
  label: string;
  words: string;
  onFile: OnFile;
}

/** Looks like a link, yet what it leads to is asked for with the login. */
export function FileLink({ file, onFile, ...words }: FileLinkProps) {
  return <PaperLink {...words} onPress={() => onFile(file)} />;
}

interface PaperLinkProps extends Pick<FileLinkProps, 'label' | 'words'> {
  onPress: () => void;
}

/** The same look for what opens over the page. */
export function PaperLink({ label, words, onPress }: PaperLinkProps) {
  return (
    <Button className={styles.file} aria-label={label} onPress={onPress}>
      {words}
    </Button>
  );
}
