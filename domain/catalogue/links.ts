/** Addresses of a school's pages on this service. */

/** The page of a course. */
export function courseLink({ publicUrl }: { publicUrl: string }, schoolId: string, slug: string): string {
  return `${publicUrl}/schools/${schoolId}/courses/${slug}`;
}

/** The checkout page of a payment link. */
export function paymentLinkUrl(
  { publicUrl }: { publicUrl: string },
  schoolId: string,
  linkId: string,
): string {
  return `${publicUrl}/schools/${schoolId}/pay/${encodeURIComponent(linkId)}`;
}

/** The page of a product; of a course, its course page. */
export function productLink(
  context: { publicUrl: string },
  schoolId: string,
  product: { type: string; slug: string },
): string {
  if (product.type === "ServiceCourse") return courseLink(context, schoolId, product.slug);
  return `${context.publicUrl}/schools/${schoolId}/products/${product.slug}`;
}
