declare module '../../platform/changes/record-change.ts' {
  interface KindsByOwner {
    /** What stands around every page: menus, announcements, who runs the site. */
    contentFrame: 'frame';
  }
}

/** The tag of what stands around every page: it may show anywhere. */
export const FRAME = 'frame';
