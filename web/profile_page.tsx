import { isWebAddress } from "./_document.tsx";
import { learnerPage } from "./_learner_page.tsx";

/** What the school knows of who is logged in. */
export const profilePage = learnerPage("/profile", (_context, { user }) =>
  Promise.resolve({
    title: "Profile",
    body: (
      <>
        {isWebAddress(user.profilePictureUrl) && <img class="face" src={user.profilePictureUrl} alt="" />}
        <dl>
          <dt>Name</dt>
          <dd>{user.name}</dd>
          <dt>Username</dt>
          <dd>{user.username}</dd>
          <dt>E-mail</dt>
          <dd>{user.email}</dd>
        </dl>
      </>
    ),
  }));
