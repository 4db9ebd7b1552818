import { ApiError } from '@chippage/api/errors';
import { type FormEvent, type RefCallback, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useDrafts } from './DraftsProvider.tsx';
import { formDraft } from './formDraft.ts';

/** Field → what is wrong with it and how to put it right. */
export type Problems<Input> = { [Field in keyof Input]?: string };

/** What a form needs to know. */
export interface FormOptions<Input extends object> {
  initial: Input;
  /** A part of the input that somebody else keeps, e.g. over a visit to another page; it wins over `initial`. */
  kept?: Partial<Input>;
  /** Hears every change, so that a part of it can be kept. */
  onChange?: (part: Partial<Input>) => void;
  /** What the form is about, e.g. `address:7`: what is typed is kept over closing, reloading and the end of a session. Never for passwords or codes. */
  draftKey?: string;
  /** Taking it is a step on the way: what was typed stays kept, and who sends it in the end forgets it. @default false */
  isStep?: boolean;
  /** What is wrong, in the order of the fields; the first one gets focus. */
  check: (input: Input) => Problems<Input>;
  /** @throws ApiError whose words are shown, in a field when they belong to one */
  onSubmit: (input: Input) => Promise<void>;
  /** The field that a refusal is about. */
  fieldOf?: (error: ApiError) => keyof Input | undefined;
  /** What a refusal takes away, e.g. a password that was wrong. */
  clearOnError?: (error: unknown) => Partial<Input>;
  /** Where focus goes when a refusal is about no field. */
  focusOnError?: keyof Input;
  /** Said when something failed that has no words of its own. */
  failed: string;
}

/** The fields that hold text. */
type TextName<Input> = { [Name in keyof Input]: Input[Name] extends string ? Name : never }[keyof Input] & string;

/** What a field of text is given by its form. */
export interface FieldProps {
  name: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** What a field of several lines is given by its form. */
export interface AreaProps extends Omit<FieldProps, 'inputRef'> {
  inputRef: RefCallback<HTMLTextAreaElement>;
}

/** A form that is being filled in. */
export interface Form<Input extends object> {
  input: Input;
  change: (part: Partial<Input>) => void;
  errors: Problems<Input>;
  /** The same for a summary: each with its field. */
  problems: readonly { text: string; ref: RefObject<HTMLInputElement | null> }[];
  /** What went wrong with the whole of it. */
  message: string | null;
  setMessage: (message: string | null) => void;
  isPending: boolean;
  /** Whether it began with what was typed before and not sent. */
  isRestored: boolean;
  /** Gives up what was typed before, here and where it is kept. */
  forget: () => void;
  /** Whether it was sent, and taken. */
  isDone: boolean;
  submit: (event: FormEvent) => void;
  /** Whether sending was tried and something was wrong, so that what is wrong is said live. */
  isTried: boolean;
  /** Shows what is wrong and moves focus to the first, as sending does. @returns whether there was anything */
  review: () => boolean;
  /** Shows these problems and moves focus to the first. @returns whether there was one */
  report: (found: Problems<Input>) => boolean;
  /** Shows these problems and leaves focus where it is. */
  note: (found: Problems<Input>) => void;
  /** A field of text: spread it. `read` changes what is typed before it is kept. */
  field: (name: TextName<Input>, read?: (text: string) => string) => FieldProps;
  /** The same for several lines: a `TextArea`. */
  area: (name: TextName<Input>) => AreaProps;
  /** For the input of a field, so that focus can go there. */
  refOf: (field: keyof Input) => RefObject<HTMLInputElement | null>;
  /** Empties it and keeps that it was taken. */
  clear: () => void;
}

/** Holds what is typed, checks on submit and from then on live, and puts the server's words where they belong. */
export function useForm<Input extends object>(options: FormOptions<Input>): Form<Input> {
  const { initial, kept, onChange, draftKey, isStep = false, check, onSubmit, fieldOf, clearOnError, focusOnError, failed } = options;
  const [own, setOwn] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [reported, setReported] = useState<Problems<Input>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [refs] = useState(() => new Map<keyof Input, RefObject<HTMLInputElement | null>>());
  const input = { ...own, ...kept };
  const store = useDrafts();
  const [first] = useState(initial);
  const draft = useMemo(() => formDraft(store, draftKey, first), [store, draftKey, first]);
  const typed = useRef<Partial<Input>>({});
  const [isRestored, setRestored] = useState(false);
  // After mount, because the server has no such store and both must draw the same.
  useEffect(() => {
    const before = draft.read();
    if (Object.keys(before).length === 0) return;
    typed.current = before;
    setOwn((was) => ({ ...was, ...before }));
    setRestored(true);
  }, [draft]);
  const keep = (next: Partial<Input>) => {
    typed.current = next;
    draft.write(next);
  };

  const refOf = (field: keyof Input) => {
    const known = refs.get(field);
    if (known) return known;
    const ref: RefObject<HTMLInputElement | null> = { current: null };
    refs.set(field, ref);
    return ref;
  };
  const focusFirst = (found: Problems<Input>) => {
    const first = namesOf(found)[0];
    if (first !== undefined) refs.get(first)?.current?.focus();
    return first !== undefined;
  };
  const change = (part: Partial<Input>) => {
    setOwn((was) => ({ ...was, ...part }));
    keep({ ...typed.current, ...part });
    onChange?.(part);
    // What the server said of a field holds until the field is another.
    setReported((was) => without(was, namesOf(part)));
    setDone(false);
  };
  const report = (found: Problems<Input>) => {
    setReported(found);
    return focusFirst(found);
  };

  const send = async () => {
    setPending(true);
    setMessage(null);
    try {
      await onSubmit(input);
      if (!isStep) keep({});
      setRestored(false);
      setTried(false);
      setDone(true);
    } catch (error) {
      const found = error instanceof ApiError ? fieldProblems(error, input, fieldOf) : {};
      const cleared = clearOnError?.(error);
      if (cleared) change(cleared);
      if (!report(found)) {
        setMessage(error instanceof ApiError ? error.message : failed);
        if (focusOnError !== undefined) refs.get(focusOnError)?.current?.focus();
      }
    } finally {
      setPending(false);
    }
  };
  const review = () => {
    setTried(true);
    // What was said of an earlier try does not hide what is wrong with this one.
    setReported({});
    return focusFirst(check(input));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !review()) void send();
  };
  const clear = () => {
    setOwn(initial);
    setReported({});
  };
  const forget = () => {
    keep({});
    setRestored(false);
    setOwn(first);
  };

  const errors = { ...(isTried ? check(input) : {}), ...reported };
  const field: Form<Input>['field'] = (name, read = (text) => text) => ({
    name,
    value: String(input[name]),
    onChange: (text) => change({ [name]: read(text) } as Partial<Input>),
    error: errors[name],
    inputRef: refOf(name),
  });
  const area: Form<Input>['area'] = (name) => {
    // The form only moves focus there, which any element takes.
    const ref: RefObject<HTMLElement | null> = refOf(name);
    return { ...field(name), inputRef: (element) => void (ref.current = element) };
  };
  const problems = (Object.entries(errors) as [keyof Input, string | undefined][]).flatMap(([name, text]) =>
    text === undefined ? [] : [{ text, ref: refOf(name) }],
  );
  return {
    input,
    change,
    errors,
    problems,
    field,
    area,
    message,
    setMessage,
    isPending,
    isRestored,
    forget,
    isDone,
    submit,
    isTried,
    review,
    report,
    note: setReported,
    refOf,
    clear,
  };
}

/** The fields of problems that are there, in their order. */
function namesOf<Input extends object>(found: Partial<Input> | Problems<Input>): (keyof Input)[] {
  return (Object.keys(found) as (keyof Input)[]).filter((field) => found[field] !== undefined);
}

function without<Input extends object>(problems: Problems<Input>, fields: (keyof Input)[]): Problems<Input> {
  const rest = { ...problems };
  for (const field of fields) delete rest[field];
  return rest;
}

function fieldProblems<Input extends object>(error: ApiError, input: Input, fieldOf: FormOptions<Input>['fieldOf']): Problems<Input> {
  const found: Problems<Input> = {};
  const own = fieldOf?.(error);
  if (own !== undefined) found[own] = error.message;
  for (const { field, msg } of error.fields) if (Object.hasOwn(input, field)) found[field as keyof Input] = msg;
  return found;
}
