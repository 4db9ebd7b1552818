/** Somebody to log in as on a developer's machine. */
export interface LocalPerson {
  id: string;
  nickName: string;
  /** Absent where the provider would not tell. */
  unionId: string | null;
}

/** Invented people, each with a trait that real ones have. */
export const localPeople: LocalPerson[] = [
  { id: 'shi-li-yi', nickName: '示例一', unionId: 'local-union-1' },
  { id: 'shi-li-er', nickName: '示例二', unionId: 'local-union-2' },
  { id: 'no-union', nickName: '示例三（没有 unionid）', unionId: null },
  { id: 'emoji', nickName: '示例四🔧🔌', unionId: 'local-union-4' },
  { id: 'no-name', nickName: '', unionId: 'local-union-5' },
];

/** The person with an id. */
export const findLocalPerson = (id: string): LocalPerson | undefined => localPeople.find((person) => person.id === id);
