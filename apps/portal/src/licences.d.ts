declare module 'virtual:licences' {
  const licences: { name: string; version: string; licence: string; url: string | null; text?: string }[];
  export default licences;
}
