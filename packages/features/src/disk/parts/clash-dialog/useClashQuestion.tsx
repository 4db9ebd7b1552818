import { late } from '@chippage/ui/late';
import { type ReactNode, useRef, useState } from 'react';
import type { Clash, ClashChoice } from './ClashDialog.tsx';
import type { AskClash } from './settleClashes.ts';

const ClashDialog = late(async () => (await import('./ClashDialog.tsx')).ClashDialog);

interface Question {
  key: number;
  clash: Clash;
  answer: (choice: ClashChoice | null, forAll: boolean) => void;
}

/** The question about taken names: one at a time, and “all others” counts for the action that asked. */
export function useClashQuestion(): { beginAsking: () => AskClash; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);
  const beginAsking = (): AskClash => {
    let all: ClashChoice | null | undefined;
    return (clash) => {
      const turn = last.current.then(() =>
        all === undefined
          ? new Promise<ClashChoice | null>((resolve) => {
              setQuestion({
                key: (count.current += 1),
                clash,
                answer: (choice, forAll) => {
                  if (forAll || choice === null) all = choice;
                  setQuestion(null);
                  resolve(choice);
                },
              });
            })
          : all,
      );
      last.current = turn;
      return turn;
    };
  };
  return {
    beginAsking,
    dialog: question && (
      <ClashDialog
        key={question.key}
        clash={question.clash}
        onDecide={(choice, forAll) => question.answer(choice, forAll)}
        onStop={() => question.answer(null, true)}
      />
    ),
  };
}
