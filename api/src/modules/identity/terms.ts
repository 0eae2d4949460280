/** Version of the terms of use that is in force. What a person agreed to counts for this one only. */
export const TERMS_VERSION = '1405-08';
