const source = `#include <stdio.h>
int main(void) {
  int a, b;
  scanf("%d %d", &a, &b);
  printf("%d\\n", a + b);
}
`;

/** What a first start prints: the demo school's key, in commands that can be pasted. It is shown nowhere again. */
export function firstSteps(url: string, secret: string): string {
  const submission = {
    language: "C",
    sourceCodeAsBase64UrlEncoded: base64Url(source),
    runConfig: {
      stdinStringAsBase64UrlEncoded: base64Url("20 22"),
      expectedOutputAsBase64UrlEncoded: base64Url("42\n"),
    },
  };
  return `
The school "demo" was made, with a key that is not shown again. This submits a C program:

${curl(url, secret, "request-dsa-code-execution", submission)}

and this reads its result, with the taskId that came back in place of TASK_ID:

${curl(url, secret, "get-dsa-code-execution-result-batch", { taskUniqueIds: ["TASK_ID"] })}

All operations are described at ${url}/docs
`;
}

function curl(url: string, secret: string, operation: string, payload: unknown): string {
  const body = JSON.stringify({ data: [{ data: payload }] });
  return `curl -s ${url}/public/${operation} -H 'Content-Type: application/json' -H 'SERVICE-API-KEY: ${secret}' -d '${body}'`;
}

function base64Url(text: string): string {
  return new TextEncoder().encode(text).toBase64({ alphabet: "base64url", omitPadding: true });
}
