import { Button } from '../Button/Button.tsx';
import { ErrorIcon } from '../Icon/statusIcons.tsx';
import type { QuantityProblem } from './quantityJudge.ts';
import type { QuantityWords } from './quantityWords.ts';
import * as styles from './QuantityField.css.ts';

/** Props of `QuantityProblemLine`. */
export interface QuantityProblemLineProps {
  /** Why it cannot be ordered. */
  problem: QuantityProblem | 'empty';
  /** What was written. */
  quantity: number;
  /** Nearest quantities that can be ordered. */
  offers: readonly number[];
  /** What is ordered, for the names of the buttons. */
  name: string;
  /** An offer was taken. */
  onTake: (quantity: number) => void;
  /** Its words. */
  words: Pick<QuantityWords, 'problem' | 'withGoods' | 'withoutGoods' | 'take'>;
}

/** What is wrong with a quantity, and the nearest ones that can be ordered. */
export function QuantityProblemLine({ problem, quantity, offers, name, onTake, words }: QuantityProblemLineProps) {
  const said = words.problem(problem, quantity);
  return (
    <div className={styles.problem}>
      <span className={styles.words}>
        <ErrorIcon size={16} />
        {offers.length > 0 ? words.withGoods(said) : words.withoutGoods(said)}
      </span>
      {offers.map((offer) => (
        <Button key={offer} variant="outline" size="sm" aria-label={`${words.take(offer)} ${name}`} onPress={() => onTake(offer)}>
          {words.take(offer)}
        </Button>
      ))}
    </div>
  );
}
