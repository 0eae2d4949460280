/** Why a quantity is refused: the api tells of numbers as programs write them. */
export const deliveryRefusals = {
  MORE_THAN_AGREED: (most: string) => `از این ردیف تا ${most} می‌توان فرستاد.`,
  MORE_THAN_DELIVERED: (most: string) => `پذیرفته و نپذیرفته با هم تا ${most} است.`,
  ANSWER_STANDS: (accepted: string, refused: string) =>
    `آنچه پذیرفته شده است کم نمی‌شود؛ تا اینجا ${accepted} پذیرفته و ${refused} نپذیرفته‌اید.`,
};
