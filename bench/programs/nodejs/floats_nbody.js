const REPEAT = 40;
const bodies = [0, 1, 2, 3, 4].map((i) => ({
  x: i,
  y: i * 0.5,
  z: -i * 0.25,
  vx: 0,
  vy: 0.1 * i,
  vz: 0.05,
  mass: 1 / (i + 1),
}));
for (let step = 0; step < REPEAT * 100; step++) {
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i];
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j];
      const [dx, dy, dz] = [a.x - b.x, a.y - b.y, a.z - b.z];
      const force = 0.001 / Math.pow(dx * dx + dy * dy + dz * dz + 0.01, 1.5);
      a.vx -= dx * b.mass * force;
      a.vy -= dy * b.mass * force;
      a.vz -= dz * b.mass * force;
      b.vx += dx * a.mass * force;
      b.vy += dy * a.mass * force;
      b.vz += dz * a.mass * force;
    }
  }
  for (const body of bodies) {
    body.x += 0.001 * body.vx;
    body.y += 0.001 * body.vy;
    body.z += 0.001 * body.vz;
  }
}
console.log(bodies.reduce((sum, { x, y, z }) => sum + x + y + z, 0).toFixed(6));
