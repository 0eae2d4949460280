/** Words of the texts that people read. */
export const blockMessages = {
  contents: 'فهرست مطالب',
  table: (first: string) => (first ? `جدول ${first}` : 'جدول'),
};
