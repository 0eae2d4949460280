/** The words of links to texts, which stand on pages that are about something else. */
export const pageLinkMessages = {
  line: (type: string, minutes: string) => `${type}، ${minutes} دقیقه مطالعه`,
};
