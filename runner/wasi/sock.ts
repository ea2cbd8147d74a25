import { fail } from "./errno.ts";
import type { Guest } from "./_guest.ts";

/** `sock_accept`, `sock_recv`, `sock_send`, `sock_shutdown`: no descriptor is ever a socket, so ENOTSOCK, or EBADF. */
export function sockCalls(guest: Guest) {
  const refuse = (fd: number): number => {
    guest.descriptors.get(fd);
    return fail("notsock");
  };
  return { sock_accept: refuse, sock_recv: refuse, sock_send: refuse, sock_shutdown: refuse };
}
