/** Where the users of a school log in who have a password. */
export function passwordLink({ publicUrl }: { publicUrl: string }, schoolId: string): string {
  return `${publicUrl}/schools/${schoolId}/login`;
}
