import { newCirclePollLimits, newCirclePostLimits } from '@chippage/api/limits';
import type { CircleTopic, CircleVisibility, NewCirclePost, PollDays } from '@chippage/api/types';
import type { Problems } from '../../../parts/form/useForm.ts';

/** What is typed. */
export interface PostInput {
  groupId: string;
  content: string;
  visibility: CircleVisibility;
  areCommentsClosed: boolean;
  topics: readonly CircleTopic[];
  hasPoll: boolean;
  question: string;
  /** One a line. */
  answers: string;
  days: PollDays;
}

/** Signs of a post. */
export const MOST_WORDS = newCirclePostLimits.content.maxLength;
const { question: questionLimits, options: answerLimits } = newCirclePollLimits;

/** An empty post in a group. */
export const emptyPost = (groupId: number): PostInput => ({
  groupId: `${groupId}`,
  content: '',
  visibility: 'everyone',
  areCommentsClosed: false,
  topics: [],
  hasPoll: false,
  question: '',
  answers: '',
  days: '3',
});

const answersOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong, by field; the words are the form's. */
export function postProblems(
  { content, hasPoll, question, answers }: PostInput,
  words: { empty: string; tooLong: (count: number) => string; question: string; answers: string },
): Problems<PostInput> {
  const found: Problems<PostInput> = {};
  const over = [...content].length - MOST_WORDS;
  if (content.trim() === '') found.content = words.empty;
  else if (over > 0) found.content = words.tooLong(over);
  if (!hasPoll) return found;
  if (question.trim() === '' || [...question].length > questionLimits.maxLength) found.question = words.question;
  const list = answersOf(answers);
  if (
    list.length < answerLimits.minItems ||
    list.length > answerLimits.maxItems ||
    new Set(list).size < list.length ||
    list.some((answer) => [...answer].length > answerLimits.items.maxLength)
  )
    found.answers = words.answers;
  return found;
}

/** What the call is sent. */
export function toNewPost(
  { groupId, content, visibility, areCommentsClosed, topics, hasPoll, question, answers, days }: PostInput,
  pictures: readonly { id: number; alt: string }[],
  quotedId: number | null,
): NewCirclePost {
  return {
    groupId: Number(groupId),
    content: content.trim(),
    visibility,
    areCommentsClosed,
    pictures: pictures.map(({ id, alt }) => ({ id, alt: alt.trim() })),
    topics: topics.map(({ kind, id }) => ({ kind, id })),
    ...(hasPoll && { poll: { question: question.trim(), options: answersOf(answers), days } }),
    ...(quotedId !== null && { quotedId }),
  };
}
